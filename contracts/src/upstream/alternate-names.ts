/** Fields that upstreams spell in two ways: one is sent, or both [4]. */
export const alternateNames: Readonly<Record<string, string>> = {
  isCali: 'isCaliforniaEmployee',
  isIHT: 'IsIHT',
  timeReporting: 'hasTimeEntryPageAccess',
  auth0PeopleNetClientId: 'Auth0PeopleNetClientId',
  preference: 'preference2FA',
  pin: 'Pin',
  ApplicationExists: 'IsDuplicate',
}
