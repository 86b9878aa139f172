import { defineText } from '../../language/define-text.ts'

export const text = defineText({
  en: {
    pages: 'Pages',
    page: 'Page {page, number} of {pages, number}',
    previous: 'Previous',
    next: 'Next',
  },
  es: {
    pages: 'Páginas',
    page: 'Página {page, number} de {pages, number}',
    previous: 'Anterior',
    next: 'Siguiente',
  },
})
