import { defineText } from '../../../../language/define-text.ts'

export const text = defineText({
  en: {
    title: 'Two questions first',
    isOfAge: 'Are you 18 years of age or older?',
    isEligible: 'Are you currently eligible to work in the US?',
    yes: 'Yes',
    no: 'No',
    missing: 'Please answer yes or no',
    continue: 'Continue',
    notQualified:
      'Unfortunately, your responses indicate that you do not meet the basic qualifications for this position.',
    backToJobs: 'Return to the job list',
    changeAnswers: 'Change my answers',
  },
  es: {
    title: 'Primero, dos preguntas',
    isOfAge: '¿Tiene usted 18 años o más?',
    isEligible: '¿Puede trabajar legalmente en Estados Unidos en este momento?',
    yes: 'Sí',
    no: 'No',
    missing: 'Responda sí o no',
    continue: 'Continuar',
    notQualified:
      'Lamentablemente, sus respuestas indican que no cumple los requisitos básicos para este puesto.',
    backToJobs: 'Volver a la lista de empleos',
    changeAnswers: 'Cambiar mis respuestas',
  },
})
