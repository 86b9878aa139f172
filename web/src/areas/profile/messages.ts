import { defineText } from '../../language/define-text.ts'

export const text = defineText({
  en: {
    title: 'Profile',
    lead: 'Keep what we know about you up to date: how to reach you, where you worked and what you learned.',
    personal: 'Personal Information',
    resume: 'Resume',
    personalOpen: 'Your personal information above is open: it is saved with Save Info.',
    more: 'More about you',
    certifications: 'Certification History',
    preferences: 'Preferences',
    documents: 'My eDocuments',
    companies: 'Companies',
    noProfile:
      'You have no profile with this company. If you work for it, please call <phone></phone>.',
    otherCompany: 'Choose another company',
    failed: 'We could not load this part of your profile.',
    slow: 'This part of your profile is taking too long to load.',
    retry: 'Try again',
    unknown:
      'We could not tell whether this was saved. Please check the list before you save again: what is on file already would be there twice.',
    busy: 'Your profile is being saved in another window. Please try again in a moment. Nothing of what you entered is lost.',
    unknownChange:
      'We could not tell whether this was saved. Nothing of what you entered is lost: you can save it again.',
    details: 'Details',
    processing: '{name} (being processed)',
    unsaved: 'Not saved yet',
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
    title: 'Perfil',
    lead: 'Mantenga al día lo que sabemos de usted: cómo comunicarnos, dónde trabajó y qué estudió.',
    personal: 'Información personal',
    resume: 'Currículum',
    personalOpen:
      'Su información personal de arriba está abierta: se guarda con Guardar información.',
    more: 'Más sobre usted',
    certifications: 'Historial de certificaciones',
    preferences: 'Preferencias',
    documents: 'Mis documentos electrónicos',
    companies: 'Empresas',
    noProfile:
      'No tiene un perfil en esta empresa. Si trabaja para ella, llame al <phone></phone>.',
    otherCompany: 'Elegir otra empresa',
    failed: 'No pudimos cargar esta parte de su perfil.',
    slow: 'Esta parte de su perfil tarda demasiado en cargar.',
    retry: 'Intentar de nuevo',
    unknown:
      'No sabemos si esto se guardó. Revise la lista antes de guardar otra vez: lo que ya está en nuestros registros quedaría dos veces.',
    busy: 'Su perfil se está guardando en otra ventana. Inténtelo de nuevo en un momento. No se pierde nada de lo que escribió.',
    unknownChange:
      'No sabemos si esto se guardó. No se pierde nada de lo que escribió: puede guardarlo otra vez.',
    details: 'Detalles',
    processing: '{name} (en proceso)',
    unsaved: 'Todavía sin guardar',
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
