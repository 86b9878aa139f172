/** Runs a command: `main` resolves with the exit code; an error is printed as its message. */
export function runMain(main: () => Promise<number>) {
  main().then(
    (code) => {
      process.exitCode = code
    },
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error)
      process.exitCode = 1
    },
  )
}
