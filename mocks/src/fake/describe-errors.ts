import type { TLocalizedValidationError } from 'typebox/error'

/** Schema errors in words, each with the place of the value it concerns: "body/Password must be string". */
export function describeErrors(place: string, errors: TLocalizedValidationError[]): string[] {
  return errors.map((error) => `${place}${error.instancePath} ${error.message}`)
}
