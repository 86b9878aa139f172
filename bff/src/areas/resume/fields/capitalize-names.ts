type Capitalized<T> = { [Name in keyof T as Capitalize<Name & string>]: T[Name] }

/** The Candidate system writes the same fields as `companyName` and as `CompanyName`. */
export function capitalizeNames<T extends object>(fields: T): Capitalized<T> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name.charAt(0).toUpperCase() + name.slice(1),
      value,
    ]),
  ) as Capitalized<T>
}
