import { readFileSync } from 'node:fs'

type Environment = Record<string, string | undefined>

/**
 * The value of a setting, or the content of the file that NAME_FILE names: secrets are mounted as files.
 * Throws an Error whose message completes "NAME: …"; it quotes neither.
 */
export function settingValue(environment: Environment, name: string): string | undefined {
  const value = readSetting(environment, name)
  // Of a number, blanks would be 0.
  return value?.trim() === '' ? '' : value
}

function readSetting(environment: Environment, name: string): string | undefined {
  const file = environment[`${name}_FILE`]
  if (!file) return environment[name]
  if (environment[name]) throw new Error(`is set, and ${name}_FILE too`)
  try {
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new Error(`${name}_FILE cannot be read (${code})`)
  }
}
