import { defineText } from '../../../language/define-text.ts'

export const text = defineText({
  en: {
    choose: 'Choose a file',
    chooseOther: 'Choose another file',
    drop: 'or drop it here',
    uploading: 'Uploading {name}: {percent}%',
    reading: 'Reading {name}. This can take a minute.',
    cancel: 'Cancel',
    cancelled: 'The upload was cancelled.',
    read: 'Your Resume was successfully uploaded!',
    notRead: 'There was a problem processing your Resume',
    failed: 'There was a problem uploading your Resume',
    retry: 'Retry',
    type: 'We can’t accept this type of file. Please choose a Word (.doc, .docx), PDF, RTF or text file, or a photo (JPEG, PNG, HEIC).',
    refused:
      'We cannot take this file: it is not what its name says, or not safe to open. Please save it again as PDF or Word, or choose another.',
    active:
      'We cannot take this PDF: it holds scripts, forms that run them, or attached files. Open it, print it anew with “Save as PDF”, and choose the new file.',
    protected:
      'This file is protected by a password, so nobody could read it. Please save it without a password, or choose another.',
    macros:
      'This document has macros, so we cannot take it. Please save it as PDF or as a Word document without macros (.docx), and choose the new file.',
    infected:
      'A virus scanner found something in this file, so we cannot take it. Please choose another.',
    large: 'This file is larger than {megabytes} MB. Please choose a smaller one.',
    empty: 'This file is empty. Please choose another.',
    file: 'Your file: {name}',
  },
  es: {
    choose: 'Elegir un archivo',
    chooseOther: 'Elegir otro archivo',
    drop: 'o suéltelo aquí',
    uploading: 'Subiendo {name}: {percent}%',
    reading: 'Leyendo {name}. Puede tardar un minuto.',
    cancel: 'Cancelar',
    cancelled: 'Se canceló la carga.',
    read: '¡Su currículum se subió correctamente!',
    notRead: 'Hubo un problema al procesar su currículum',
    failed: 'Hubo un problema al subir su currículum',
    retry: 'Reintentar',
    type: 'No podemos aceptar este archivo. Elija un archivo de Word (.doc, .docx), PDF, RTF o texto, o una foto (JPEG, PNG, HEIC).',
    refused:
      'No podemos aceptar este archivo: no es lo que dice su nombre, o no es seguro abrirlo. Guárdelo de nuevo como PDF o Word, o elija otro.',
    active:
      'No podemos aceptar este PDF: contiene código, formularios que lo ejecutan o archivos adjuntos. Ábralo, imprímalo de nuevo con «Guardar como PDF» y elija el archivo nuevo.',
    protected:
      'Este archivo está protegido con una contraseña y nadie podría leerlo. Guárdelo sin contraseña o elija otro.',
    macros:
      'Este documento tiene macros y no podemos aceptarlo. Guárdelo como PDF o como documento de Word sin macros (.docx) y elija el archivo nuevo.',
    infected: 'Un antivirus encontró algo en este archivo y no podemos aceptarlo. Elija otro.',
    large: 'Este archivo pesa más de {megabytes} MB. Elija uno más pequeño.',
    empty: 'Este archivo está vacío. Elija otro.',
    file: 'Su archivo: {name}',
  },
})
