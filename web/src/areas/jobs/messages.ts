import { defineText } from '../../language/define-text.ts'

export const text = defineText({
  en: {
    title: 'Title',
    type: 'Position Type',
    city: 'City',
    state: 'State/Province',
    posted: 'Date Posted',
    brand: 'Brand',
    id: 'ID',
    applied: 'Applied',
    payRange: '{low} to {high}',
    hour: '{amount} an hour',
    year: '{amount} a year',
  },
  es: {
    title: 'Puesto',
    type: 'Tipo de puesto',
    city: 'Ciudad',
    state: 'Estado o provincia',
    posted: 'Fecha de publicación',
    brand: 'Marca',
    id: 'ID',
    applied: 'Ya se postuló',
    payRange: 'De {low} a {high}',
    hour: '{amount} por hora',
    year: '{amount} al año',
  },
})
