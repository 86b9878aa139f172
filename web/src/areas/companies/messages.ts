import { defineText } from '../../language/define-text.ts'

export const text = defineText({
  en: {
    title: 'Companies',
    lead: 'The companies that you registered with, applied to or worked for are highlighted. Choose one to see or change your personal information, resume and availability.',
    yours: 'Your companies',
    others: 'Other companies of the group',
    selected: 'Selected',
    choosing: 'One moment, please',
    pleaseSelect: 'Please Select a Company',
    whySelect: 'The page that you opened shows what you have with one company.',
    chosen: 'You’re now viewing {company}.',
    chosenElsewhere: 'You’re now viewing {company}: it was chosen in another tab.',
    nothingSent:
      'Nothing was sent, because another company was chosen in another tab. You’re now viewing {company}.',
    company: 'Company',
    none: 'none selected',
    picker: 'Company: {company}. Choose another',
    all: 'All companies',
    emptyTitle: 'You belong to no company yet',
    empty:
      'As soon as you have registered with one, applied to it or worked for it, it is shown here.',
    personal: 'Personal Information',
    profile: 'Profile',
  },
  es: {
    title: 'Empresas',
    lead: 'Las empresas en las que se registró, solicitó empleo o trabajó están resaltadas. Elija una para ver o cambiar su información personal, su currículum y su disponibilidad.',
    yours: 'Sus empresas',
    others: 'Otras empresas del grupo',
    selected: 'Seleccionada',
    choosing: 'Un momento, por favor',
    pleaseSelect: 'Seleccione una empresa',
    whySelect: 'La página que abrió muestra lo que tiene con una empresa.',
    chosen: 'Ahora está en {company}.',
    chosenElsewhere: 'Ahora está en {company}: se eligió en otra pestaña.',
    nothingSent:
      'No se envió nada, porque se eligió otra empresa en otra pestaña. Ahora está en {company}.',
    company: 'Empresa',
    none: 'ninguna seleccionada',
    picker: 'Empresa: {company}. Elegir otra',
    all: 'Todas las empresas',
    emptyTitle: 'Aún no pertenece a ninguna empresa',
    empty: 'En cuanto se registre en una, solicite empleo o trabaje para ella, aparecerá aquí.',
    personal: 'Información personal',
    profile: 'Perfil',
  },
})
