import { formatEuros } from '#client/ui'
import { ScatterChart, type ScatterPoint } from '#client/ui/scatter'
import type { Reference, Subject } from './references'
import { referenceWords, squareMetres } from './words'

interface ReferenceCloudProps {
  readonly subject: Subject
  readonly references: readonly Reference[]
  readonly leftOut: readonly string[]
  readonly onToggle: (id: string) => void
}

/** Not an id of a lot. */
const OWN = 'own'

/** Surface and price of each reference, and of what is situated among them. */
export function ReferenceCloud({ subject, references, leftOut, onToggle }: ReferenceCloudProps) {
  const points: readonly ScatterPoint[] = [
    ...references.map((reference): ScatterPoint => {
      const isOut = leftOut.includes(reference.lot.id)
      return {
        key: reference.lot.id,
        x: reference.surface,
        y: reference.price,
        shape: reference.isSold ? 'square' : 'circle',
        isOut,
        words: referenceWords(reference, isOut),
      }
    }),
    ...ownPoint(subject),
  ]
  return (
    <ScatterChart
      sentence="Surface et prix de chaque référence."
      label="Références, de la plus petite surface à la plus grande"
      points={points}
      legend={[
        { shape: 'diamond', text: 'Le bien' },
        { shape: 'circle', text: 'À vendre' },
        { shape: 'square', text: 'Réservé ou vendu' },
      ]}
      xTitle="Surface"
      yTitle="Prix"
      writeX={squareMetres}
      writeY={(value) => formatEuros(value)}
      onChoose={(key) => {
        if (key !== OWN) onToggle(key)
      }}
      choosing="Espace pour écarter une référence du calcul ou la reprendre"
    />
  )
}

function ownPoint({ label, surface, price }: Subject): readonly ScatterPoint[] {
  if (surface === null || price === null) return []
  const words = ['Le bien', label, squareMetres(surface), formatEuros(price)].join(', ')
  return [{ key: OWN, x: surface, y: price, shape: 'diamond', words }]
}
