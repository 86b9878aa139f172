/** Prints a figure of a proof to standard error. */
export function report(figure: string) {
  process.stderr.write(`${figure}\n`)
}
