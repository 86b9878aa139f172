import { type Config, ConfigError, readConfig, settings } from '@gatehouse/bff/settings/config'
import { findMisspeltSettings } from '@gatehouse/bff/settings/misspelt-settings'
import type { Environment } from '../command-line/env-file.ts'
import { type Finding, ok, warning, wrong } from './finding.ts'

/** For Node and the system, not for the gateway. */
const others = /^(NODE_.+|TZ|PATH|HOME|LANG|LC_.+)$/

/** The config is undefined when the gateway would not start. */
export function checkSettings(
  environment: Environment,
  isFile: boolean,
): { findings: Finding[]; config?: Config } {
  const misspelt = findMisspeltSettings(environment)
  const unknown = isFile
    ? Object.keys(environment).filter(
        (name) =>
          !isSetting(name) && !others.test(name) && !misspelt.some((one) => one.name === name),
      )
    : []
  const hints = [
    ...misspelt.map(({ name, known }) =>
      warning(name, `no setting, and looks like ${known}`, `Rename it to ${known}.`),
    ),
    ...unknown.map((name) => warning(name, 'no setting of the gateway', 'Remove or correct it.')),
  ]
  try {
    const config = readConfig(environment)
    return { findings: [ok('settings', 'complete and valid'), ...hints], config }
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    const [, ...lines] = error.message.split('\n')
    const errors = lines.map((line) => {
      const [, name = 'settings', says = line] = /^\s*(\w+): (.*)$/.exec(line) ?? []
      return wrong(
        name,
        says,
        'Correct it: the gateway does not start. bff/README.md describes it.',
      )
    })
    return { findings: [...errors, ...hints] }
  }
}

/** NAME, or NAME_FILE that holds its value. */
function isSetting(name: string): boolean {
  return Object.hasOwn(settings, name.replace(/_FILE$/, ''))
}
