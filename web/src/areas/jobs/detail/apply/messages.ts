import { defineText } from '../../../../language/define-text.ts'

export const text = defineText({
  en: {
    title: 'Apply for this job',
    byPhone: 'Prefer to talk? Call <phone></phone>.',
    byPhoneWithReference:
      'Prefer to talk? Call <phone></phone> and tell us the reference ID {reference}.',
    byEmail: 'Or write to <email></email>.',
    externalLead: 'Applications for this job are made on our drivers site.',
    applyExternally: 'Apply on the drivers site',
    applied: 'Our Records Indicate that You Applied to this Position Already',
    questions: 'If you have questions, call <phone></phone>.',
  },
  es: {
    title: 'Postúlese a este empleo',
    byPhone: '¿Prefiere hablar con nosotros? Llame al <phone></phone>.',
    byPhoneWithReference:
      '¿Prefiere hablar con nosotros? Llame al <phone></phone> e indique el n.º de referencia {reference}.',
    byEmail: 'O escriba a <email></email>.',
    externalLead: 'Las solicitudes para este empleo se hacen en nuestro sitio para conductores.',
    applyExternally: 'Postularse en el sitio para conductores',
    applied: 'Nuestros registros indican que usted ya se postuló a este puesto',
    questions: 'Si tiene preguntas, llame al <phone></phone>.',
  },
})
