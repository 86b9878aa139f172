export { refusedCharacter } from '@gatehouse/contracts/rules/name-characters'
export { text } from './messages.ts'
