interface Place {
  city?: string
  state?: string
}

export const placeOf = ({ city, state }: Place) => [city, state].filter(Boolean).join(', ')
