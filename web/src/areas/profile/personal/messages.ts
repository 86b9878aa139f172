import { defineText } from '../../../language/define-text.ts'

export const text = defineText({
  en: {
    title: 'Personal Information',
    locked: 'Your name cannot be changed here.',
    missing: '* The above fields are required before continuing',
    save: 'Save Info',
    toProfile: 'Your profile',
    change: 'Change <name></name>',
    cancel: 'Cancel',
    name: 'Name',
    asks: 'One question is still open. Press Change to answer it.',
    email: 'Email Address',
    offered: 'Your resume says something else here. Use what is right:',
    use: 'Use <name></name>',
    used: '{label} is filled in. It is saved with Save Info.',
    saved: 'Personal Information updated successfully!',
    unknown:
      'We could not tell whether your information was saved. Please check it above before you save again.',
  },
  es: {
    title: 'Información personal',
    locked: 'Su nombre no se puede cambiar aquí.',
    missing: '* Los campos anteriores son obligatorios para continuar',
    save: 'Guardar información',
    toProfile: 'Su perfil',
    change: 'Cambiar <name></name>',
    cancel: 'Cancelar',
    name: 'Nombre',
    asks: 'Falta responder una pregunta. Presione Cambiar para responderla.',
    email: 'Correo electrónico',
    offered: 'Su currículum dice otra cosa. Use lo que sea correcto:',
    use: 'Usar <name></name>',
    used: 'Se llenó: {label}. Se guarda con Guardar información.',
    saved: '¡Su información personal se actualizó correctamente!',
    unknown: 'No sabemos si su información se guardó. Revísela arriba antes de guardarla otra vez.',
  },
})
