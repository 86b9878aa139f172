/** Prints a proof's figure, for people who read the run. */
export function report(figure: string) {
  process.stderr.write(`${figure}\n`)
}
