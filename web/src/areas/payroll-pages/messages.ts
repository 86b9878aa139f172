import { defineText } from '../../language/define-text.ts'

export const text = defineText({
  en: {
    title: 'Time & Payment',
    notAvailable:
      'Time & Payment options (Direct Deposit, Time Reporting, Wage Statements, W2s) are not available until you have been put on assignment.',
    checkBack: 'Please check back once you are on assignment.',
    alreadyWorking: 'Are you on assignment already? Please call <phone></phone>.',
  },
  es: {
    title: 'Horas y pagos',
    notAvailable:
      'Las opciones de horas y pagos (depósito directo, registro de horas, comprobantes de pago, formularios W2) no están disponibles hasta que tenga una asignación.',
    checkBack: 'Vuelva a consultar cuando tenga una asignación.',
    alreadyWorking: '¿Ya tiene una asignación? Llame al <phone></phone>.',
  },
})
