import { defineText } from '../../language/define-text.ts'

export const text = defineText({
  en: {
    pages: 'Pages',
    page: 'Page {page, number} of {pages, number}',
    singlePage: 'Page',
    previous: 'Previous',
    next: 'Next',
  },
  es: {
    pages: 'Páginas',
    page: 'Página {page, number} de {pages, number}',
    singlePage: 'Página',
    previous: 'Anterior',
    next: 'Siguiente',
  },
})
