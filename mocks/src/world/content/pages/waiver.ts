import { block, type Category } from '../category.ts'

export const waiver: readonly Category[] = [
  {
    contentCategory: null,
    contentItems: [
      block(
        5601,
        1,
        `<p>In California you have a meal period of 30 minutes when you work more than five hours. If
your shift is six hours or less, you may waive it.</p>
<p lang="es">En California usted tiene un período de comida de 30 minutos si trabaja más de cinco horas.
Si su turno es de seis horas o menos, puede renunciar a él.</p>`,
      ),
    ],
  },
]
