import { defineText } from '../../../../language/define-text.ts'

export const text = defineText({
  en: {
    referenceId: 'Reference ID',
    company: 'Company',
    remove: 'Remove {filter}',
    applied: 'Filters in use',
    title: 'Filters',
    close: 'Close',
    update: 'Update Filters',
  },
  es: {
    referenceId: 'N.º de referencia',
    company: 'Empresa',
    remove: 'Quitar {filter}',
    applied: 'Filtros en uso',
    title: 'Filtros',
    close: 'Cerrar',
    update: 'Actualizar filtros',
  },
})
