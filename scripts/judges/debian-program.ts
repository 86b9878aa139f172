import { installWithApt } from '../programs/apt.ts'
import { findExecutable } from '../programs/executable.ts'

/** Path of a program, which is installed if permitted. */
export async function provideDebianProgram(name: string, debianPackage = name): Promise<string> {
  const failure = findExecutable(name) ? undefined : await installWithApt([debianPackage])
  const program = findExecutable(name)
  if (!program) throw new Error(`There is no ${name}: ${failure}`)
  return program
}
