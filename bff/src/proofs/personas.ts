const names = [
  ...['maria.santos', 'chris.lee', 'dana.wolf', 'noor.haddad', 'ivan.petrov', 'pat.brown'],
  ...['fay.kim', 'nina.vo', 'lou.diaz', 'kai.mori', 'bea.stone', 'ola.berg', 'ted.nash'],
]

/** Personas of the fakes who can sign in and have their passcodes e-mailed. */
export const personas = names.map((name) => `${name}@example.test`)

/**
 * Does so many rounds, one at a time for each person and all persons at once: a person's newer
 * passcode makes the older one void.
 */
export async function forEachPersona(rounds: number, perform: (person: string) => Promise<void>) {
  let left = rounds
  const lane = async (person: string) => {
    while (left-- > 0) await perform(person)
  }
  await Promise.all(personas.map(lane))
}
