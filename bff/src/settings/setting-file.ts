import { readFileSync } from 'node:fs'

type Environment = Record<string, string | undefined>

/**
 * The value of a setting, or the content of the file that NAME_FILE names: secrets are mounted as files.
 * Throws an Error whose message completes "NAME: …"; it quotes neither.
 */
export function settingValue(environment: Environment, name: string): string | undefined {
  const value = withoutBlanksAlone(environment[name])
  const file = withoutBlanksAlone(environment[`${name}_FILE`])
  if (!file) return value
  if (value) throw new Error(`is set, and ${name}_FILE too`)
  try {
    return withoutBlanksAlone(readFileSync(file, 'utf8').replace(/\r?\n$/, ''))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new Error(`${name}_FILE cannot be read (${code})`)
  }
}

/** Blanks alone are no value: `Number(' ')` is 0. */
function withoutBlanksAlone(value: string | undefined): string | undefined {
  return value?.trim() === '' ? '' : value
}
