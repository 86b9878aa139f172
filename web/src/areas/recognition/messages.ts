import { defineText } from '../../language/define-text.ts'

export const text = defineText({
  en: {
    title: 'Recognition',
    lead: 'Badges that you were given for your work.',
    quoted: '“{words}”',
    submitted: 'Submitted on {date} by {submitter}',
    submittedOn: 'Submitted on {date}',
    submittedBy: 'Submitted by {submitter}',
    emptyTitle: 'No badges yet',
    empty: 'You have no recognition badges available at this time. Please check again later.',
    banner: 'You received a badge.',
    bannerLink: 'See your badges',
    hideBanner: 'Hide this message',
  },
  es: {
    title: 'Reconocimientos',
    lead: 'Insignias que recibió por su trabajo.',
    quoted: '«{words}»',
    submitted: 'Enviado el {date} por {submitter}',
    submittedOn: 'Enviado el {date}',
    submittedBy: 'Enviado por {submitter}',
    emptyTitle: 'Todavía no hay insignias',
    empty: 'No hay insignias disponibles en este momento. Vuelva a consultar más tarde.',
    banner: 'Recibió una insignia.',
    bannerLink: 'Ver sus insignias',
    hideBanner: 'Ocultar este mensaje',
  },
})
