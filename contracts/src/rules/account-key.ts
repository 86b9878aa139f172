/** An account's name for comparison: NFKC, lower case, no spaces or invisible characters. */
export function accountKey(name: string): string {
  return name
    .normalize('NFKC')
    .replace(/[\s\p{C}\p{Default_Ignorable_Code_Point}]/gu, '')
    .toLowerCase()
}

export function isSameAccount(one: string, other: string): boolean {
  return accountKey(one) === accountKey(other)
}
