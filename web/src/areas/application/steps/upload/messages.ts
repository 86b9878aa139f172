import { defineText } from '../../../../language/define-text.ts'

export const text = defineText({
  en: {
    lead: 'We read your resume and fill in what we find, so that you type less. Word, PDF, RTF or text, up to {megabytes} MB. A photo (JPEG, PNG, HEIC) goes out too, but we may not be able to read it.',
    onFile: 'Our records show that you have previously provided your Resume Information',
    onFileLead: 'You may upload an updated resume. Existing information will not be affected.',
    none: 'I do not have a resume',
    missing: 'Upload your resume, or say that you do not have one.',
    late: 'We are unable to retrieve information from your Resume, please proceed to complete the application process.',
    notReadLead:
      'We keep the file all the same. You can go on and fill in the form yourself, or try another file.',
    photoLead:
      'We could not read this photo, but it goes out with your application. Please go on and fill in the form yourself.',
    prefilled: 'Please check what we filled in. It says “From your resume”.',
    notTaken:
      'We could not take {name}, and it will not go out with your application. You can send it again, or go on without it.',
    stillAttached: '{name} still goes out with your application.',
    remove: 'Remove {name}',
    retry: 'Retry',
    notAttached: '{name} could not be attached',
    noResume: 'No resume',
    resumeOnFile: 'Resume information on file',
  },
  es: {
    lead: 'Leemos su currículum y completamos lo que encontramos, para que escriba menos. Word, PDF, RTF o texto, hasta {megabytes} MB. Una foto (JPEG, PNG, HEIC) también se envía, aunque quizá no podamos leerla.',
    onFile: 'Según nuestros registros, usted ya nos dio la información de su currículum',
    onFileLead: 'Puede subir un currículum actualizado. La información existente no cambiará.',
    none: 'No tengo currículum',
    missing: 'Suba su currículum o indique que no tiene.',
    late: 'No podemos obtener información de su currículum. Continúe y complete la solicitud.',
    notReadLead:
      'De todos modos guardamos el archivo. Puede continuar y completar el formulario, o probar con otro archivo.',
    photoLead:
      'No pudimos leer esta foto, pero se envía con su solicitud. Continúe y complete el formulario.',
    prefilled: 'Revise lo que completamos. Dice «De su currículum».',
    notTaken:
      'No pudimos recibir {name} y no se enviará con su solicitud. Puede enviarlo de nuevo o continuar sin él.',
    stillAttached: '{name} sí se enviará con su solicitud.',
    remove: 'Quitar {name}',
    retry: 'Reintentar',
    notAttached: 'No se pudo adjuntar {name}',
    noResume: 'Sin currículum',
    resumeOnFile: 'Información de currículum en nuestros registros',
  },
})
