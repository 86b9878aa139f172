import { defineText } from '../../../../language/define-text.ts'

export const text = defineText({
  en: {
    lead: 'These searches find jobs:',
    none: 'Please try other words, or look again in a few days.',
    distance: 'Within {distance, number} miles: {total, plural, one {# job} other {# jobs}}',
    state: 'In {state}: {total, plural, one {# job} other {# jobs}}',
    everywhere: 'Everywhere: {total, plural, one {# job} other {# jobs}}',
    'all-brands':
      'In all our companies except {drivers}: {total, plural, one {# job} other {# jobs}}',
    drivers: 'At {drivers}: {total, plural, one {# job} other {# jobs}}',
  },
  es: {
    lead: 'Estas búsquedas sí encuentran empleos:',
    none: 'Pruebe con otras palabras o vuelva a mirar dentro de unos días.',
    distance:
      'A menos de {distance, number} millas: {total, plural, one {# empleo} other {# empleos}}',
    state: 'En {state}: {total, plural, one {# empleo} other {# empleos}}',
    everywhere: 'En todas partes: {total, plural, one {# empleo} other {# empleos}}',
    'all-brands':
      'En todas nuestras empresas, excepto {drivers}: {total, plural, one {# empleo} other {# empleos}}',
    drivers: 'En {drivers}: {total, plural, one {# empleo} other {# empleos}}',
  },
})
