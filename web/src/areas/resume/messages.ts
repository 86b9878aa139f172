import { defineText } from '../../language/define-text.ts'

export const text = defineText({
  en: {
    fromResume: 'From your resume',
    reviewLead: 'Please check what says “From your resume”: we filled it in for you.',
  },
  es: {
    fromResume: 'De su currículum',
    reviewLead: 'Revise lo que dice «De su currículum»: lo completamos por usted.',
  },
})
