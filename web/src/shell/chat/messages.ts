import { defineText } from '../../language/define-text.ts'

export const text = defineText({
  en: { chat: 'Chat', frame: 'Chat with support' },
  es: { chat: 'Chat', frame: 'Chat con soporte' },
})
