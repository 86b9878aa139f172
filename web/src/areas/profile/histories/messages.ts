import { defineText } from '../../../language/define-text.ts'

export const text = defineText({
  en: {
    storedEmployment: 'Employment on file',
    storedEducation: 'Education on file',
    nothingNew: 'There is nothing new to save yet. Add an employment or an education first.',
    update: 'Update Profile',
    updated:
      'Your update was successful & is being processed. Please allow up to 15 minutes for changes to be reflected.',
  },
  es: {
    storedEmployment: 'Empleos en nuestros registros',
    storedEducation: 'Educación en nuestros registros',
    nothingNew: 'Todavía no hay nada nuevo que guardar. Primero agregue un empleo o un estudio.',
    update: 'Actualizar perfil',
    updated:
      'Su actualización se realizó correctamente y se está procesando. Los cambios pueden tardar hasta 15 minutos en verse.',
  },
})
