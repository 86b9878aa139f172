import { appendFileSync } from 'node:fs'

/**
 * Prints what a test has measured, as "R1 memory: 0 of 1,000 …": the number of its goal first. `npm run
 * prove` collects the lines in the file FIGURES_SEEN.
 */
export function reportFigure(figure: string) {
  process.stderr.write(`${figure}\n`)
  const file = process.env.FIGURES_SEEN
  if (file) appendFileSync(file, `${figure}\n`)
}
