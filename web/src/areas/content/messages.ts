import { defineText } from '../../language/define-text.ts'

export const text = defineText({
  en: {
    title: 'Announcements',
    lead: 'News and notices for you.',
    emptyTitle: 'Nothing new',
    empty: 'You have no {type} available at this time. Please check again later.',
    type: 'announcements',
  },
  es: {
    title: 'Anuncios',
    lead: 'Noticias y avisos para usted.',
    emptyTitle: 'Nada nuevo',
    empty: 'No hay {type} disponibles en este momento. Vuelva a consultar más tarde.',
    type: 'anuncios',
  },
})
