export function report(figure: string) {
  process.stderr.write(`${figure}\n`)
}
