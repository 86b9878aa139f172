import { defineText } from '../../../language/define-text.ts'

export const text = defineText({
  en: {
    lead: 'Upload a resume to save typing. We offer what we find in it, one by one; nothing changes without your yes. Word, PDF, RTF or text, up to {megabytes} MB.',
    late: 'We could not read your resume in time. You can try again, or add your entries below yourself.',
    tryOther: 'You can try another file, or add your entries below yourself.',
    nothing: 'We found nothing in it that is new. You can add entries below yourself.',
    found: 'Found in your resume',
    foundLead: 'Add what is right. What you add waits below until you save it with Update Profile.',
    personal:
      '{count, plural, one {One thing} other {# things}} in your personal information {count, plural, one {is} other {are}} different in your resume.',
    compare: 'Compare',
    known: 'Looks like one that is in your profile already.',
    add: 'Add <name></name>',
    addAnyway: 'Add anyway <name></name>',
    skip: 'Skip <name></name>',
    added: 'Added: {name}',
    skipped: 'Skipped: {name}',
    showSkipped: '{count, plural, one {Show the one you skipped} other {Show the # you skipped}}',
  },
  es: {
    lead: 'Suba un currículum para escribir menos. Le ofrecemos lo que encontramos, uno por uno; nada cambia sin su aprobación. Word, PDF, RTF o texto, hasta {megabytes} MB.',
    late: 'No pudimos leer su currículum a tiempo. Puede intentarlo de nuevo o agregar sus datos abajo.',
    tryOther: 'Puede probar con otro archivo o agregar sus datos abajo.',
    nothing: 'No encontramos nada nuevo en él. Puede agregar sus datos abajo.',
    found: 'Encontrado en su currículum',
    foundLead:
      'Agregue lo que sea correcto. Lo que agregue espera abajo hasta que lo guarde con Actualizar perfil.',
    personal:
      '{count, plural, one {Un dato} other {# datos}} de su información personal {count, plural, one {es diferente} other {son diferentes}} en su currículum.',
    compare: 'Comparar',
    known: 'Parece que ya está en su perfil.',
    add: 'Agregar <name></name>',
    addAnyway: 'Agregar de todos modos <name></name>',
    skip: 'Omitir <name></name>',
    added: 'Agregado: {name}',
    skipped: 'Omitido: {name}',
    showSkipped: '{count, plural, one {Mostrar lo que omitió} other {Mostrar los # que omitió}}',
  },
})
