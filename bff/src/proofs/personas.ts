const names = [
  'maria.santos',
  'chris.lee',
  'dana.wolf',
  'noor.haddad',
  'ivan.petrov',
  'pat.brown',
  'fay.kim',
  'nina.vo',
  'lou.diaz',
  'kai.mori',
  'bea.stone',
  'ola.berg',
  'ted.nash',
]

/** Personas with e-mailed passcodes. */
export const personas = names.map((name) => `${name}@example.test`)

/**
 * Runs rounds concurrently for all personas, but one at a time per persona: a newer passcode
 * invalidates the older one.
 */
export async function forEachPersona(rounds: number, perform: (person: string) => Promise<void>) {
  let remaining = rounds
  const lane = async (person: string) => {
    while (remaining-- > 0) await perform(person)
  }
  await Promise.all(personas.map(lane))
}
