import { defineText } from '../../../language/define-text.ts'

export const text = defineText({
  en: {
    upload: 'Your resume',
    personal: 'Personal Information',
    resume: 'Resume',
    selfIdentification: 'Self-Identification',
    agreement: 'Statement of Agreement',
    steps: 'Steps of your application',
    done: 'Done',
    current: 'You are here',
    toDo: 'Still to do',
    change: 'Change <name></name>',
    resumed: 'Continue your application',
    restored: 'What you had typed is here.',
    applyingAs: 'You are applying as {email}.',
    handsOverTyped:
      'We hand over only what you type here. What you leave alone is named, and stays as it is on file.',
    startOver: 'Start over',
    startOverTitle: 'Start over?',
    startOverLead:
      'All that you typed for this application will be deleted. This cannot be undone.',
    keep: 'Keep what I typed',
    discard: 'Delete and start over',
    changedElsewhere:
      'You also changed this application in another tab. Both are put together here.',
    checkFailed: "Oops, there was a problem retrieving your data. Let's continue...",
  },
  es: {
    upload: 'Su currículum',
    personal: 'Información personal',
    resume: 'Historial',
    selfIdentification: 'Autoidentificación',
    agreement: 'Declaración de conformidad',
    steps: 'Pasos de su solicitud',
    done: 'Listo',
    current: 'Usted está aquí',
    toDo: 'Por hacer',
    change: 'Cambiar <name></name>',
    resumed: 'Continúe su solicitud',
    restored: 'Aquí está lo que había escrito.',
    applyingAs: 'Se postula como {email}.',
    handsOverTyped:
      'Entregamos solo lo que usted escriba aquí. Lo que no cambie se indica y queda como está en nuestros registros.',
    startOver: 'Empezar de nuevo',
    startOverTitle: '¿Empezar de nuevo?',
    startOverLead:
      'Se borrará todo lo que escribió para esta solicitud. Esto no se puede deshacer.',
    keep: 'Conservar lo que escribí',
    discard: 'Borrar y empezar de nuevo',
    changedElsewhere: 'También cambió esta solicitud en otra pestaña. Aquí está todo junto.',
    checkFailed: 'Hubo un problema al recuperar sus datos. Continuemos...',
  },
})
