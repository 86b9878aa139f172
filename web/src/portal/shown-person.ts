interface ShownPerson {
  key: string
  /** The gateway has refused a write because another person is signed in. */
  onReplaced: () => void
}

let shown: ShownPerson | undefined
let formerKey: string | undefined

export function setShownPerson(person: ShownPerson | undefined) {
  formerKey = person?.key ?? formerKey
  shown = person
}

export function shownPerson(): ShownPerson | undefined {
  return shown
}

/** Of the last person shown: the gateway gives the same key to the same person. */
export function formerPersonKey(): string | undefined {
  return formerKey
}
