import type { TLocalizedValidationError } from 'typebox/error'

/** Formats schema errors with the path of the value: "body/Password must be string". */
export function describeErrors(root: string, errors: TLocalizedValidationError[]): string[] {
  return errors.map((error) => `${root}${error.instancePath} ${error.message}`)
}
