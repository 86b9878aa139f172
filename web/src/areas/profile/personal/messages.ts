import { defineText } from '../../../language/define-text.ts'

export const text = defineText({
  en: {
    title: 'Personal Information',
    locked: 'Your name cannot be changed here.',
    missing: '* The above fields are required before continuing',
    save: 'Save Info',
    saved: 'Personal Information updated successfully!',
    unknown:
      'We could not tell whether your information was saved. Please check it below before you save again.',
    changed: 'Your information was changed elsewhere',
    changedLead:
      'It was saved in another window or by our staff after you opened this page. Nothing of what you entered is lost: please choose what to keep.',
    stored: 'Saved now',
    typed: 'Entered here',
    none: 'Nothing',
    keepTyped: 'Save what I entered',
    keepStored: 'Keep what is saved',
  },
  es: {
    title: 'Información personal',
    locked: 'Su nombre no se puede cambiar aquí.',
    missing: '* Los campos anteriores son obligatorios para continuar',
    save: 'Guardar información',
    saved: '¡Su información personal se actualizó correctamente!',
    unknown: 'No sabemos si su información se guardó. Revísela abajo antes de guardarla otra vez.',
    changed: 'Su información se cambió en otro lugar',
    changedLead:
      'Se guardó en otra ventana o por nuestro personal después de que usted abrió esta página. No se pierde nada de lo que escribió: elija qué conservar.',
    stored: 'Guardado ahora',
    typed: 'Escrito aquí',
    none: 'Nada',
    keepTyped: 'Guardar lo que escribí',
    keepStored: 'Conservar lo guardado',
  },
})
