interface ShownPerson {
  key: string
  /** The gateway has refused a write because another person is signed in. */
  onReplaced: () => void
}

let shown: ShownPerson | undefined

export function setShownPerson(person: ShownPerson | undefined) {
  shown = person
}

export function shownPerson(): ShownPerson | undefined {
  return shown
}
