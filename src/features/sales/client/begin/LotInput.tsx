import { useState } from 'react'
import { selectRelated } from '#client/entities'
import { useAppSelector, useResource } from '#client/store'
import { formatEuros, formatNumber } from '#client/ui'
import { ChoiceInput } from '#client/ui/inputs'
import { useCatalogue } from '#features/catalogue/client'
import type { CatalogueProgram, CatalogueProperty } from '#features/catalogue/contract'

/** States in which a lot may still be taken: at rank one or two. */
const takeable: readonly (string | null | undefined)[] = ['available', 'optioned']

interface LotInputProps {
  readonly value: string | null
  readonly error: string | undefined
  readonly onChange: (lot: string | null) => void
}

/** A lot, among those of a programme that has some to take. */
export function LotInput({ value, error, onChange }: LotInputProps) {
  const catalogue = useCatalogue().outcome?.catalogue
  const chosen = catalogue?.properties.find(({ id }) => id === value)
  const [named, setNamed] = useState<string | null>(null)
  const program = named ?? chosen?.program.id ?? null
  const lots = (catalogue?.properties ?? []).filter(({ id, status }) => id === value || takeable.includes(status))
  const withLots = new Set(lots.map(({ program: of }) => of.id))
  const programs = choicesByName((catalogue?.programs ?? []).filter(({ id }) => withLots.has(id)))
  return (
    <>
      <ChoiceInput
        asList
        label="Programme"
        placeholder={catalogue ? 'Choisissez un programme' : 'Chargement…'}
        choices={programs}
        value={program}
        onChange={(id) => {
          setNamed(id === null ? null : String(id))
          onChange(null)
        }}
      />
      <ChoiceInput
        asList
        required
        label="Lot"
        placeholder="Choisissez un lot"
        choices={lots
          .filter(({ program: of }) => of.id === program)
          .map((lot) => ({ value: lot.id, label: wordsOf(lot) }))}
        value={chosen ? value : null}
        error={error}
        onChange={(lot) => {
          onChange(lot === null ? null : String(lot))
        }}
      />
    </>
  )
}

const choicesByName = (programs: readonly Pick<CatalogueProgram, 'id' | 'name'>[]) =>
  programs
    .map(({ id, name }) => ({ value: id, label: name ?? 'Sans nom' }))
    .sort((one, other) => one.label.localeCompare(other.label, 'fr'))

const wordsOf = ({ reference, rooms, surface, property_price, status }: CatalogueProperty): string =>
  [
    reference,
    rooms && `T${rooms}`,
    surface && `${formatNumber(surface)}\u00a0m²`,
    formatEuros(property_price),
    status === 'optioned' && 'sous option',
  ]
    .filter(Boolean)
    .join(', ')

/** An alias says itself that it is one. */
const lotWords = (reference: string | null | undefined): string =>
  !reference ? 'Lot' : reference.startsWith('Lot ') ? reference : `Lot ${reference}`

/** A lot that is named already. */
export function NamedLot({ id }: { readonly id: string }) {
  const { resource } = useResource('property', id, { include: ['program'] })
  const { reference, rooms, property_price, status } = resource?.attributes ?? {}
  const [program] = useAppSelector((state) => selectRelated(state, 'program', resource?.relationships['program']))
  return (
    <div>
      <p>
        <strong>{[program?.attributes.name, lotWords(reference)].filter(Boolean).join(', ')}</strong>
        {rooms ? `, T${rooms}` : ''}
        {property_price ? `, ${formatEuros(property_price)}` : ''}
      </p>
      {status === 'optioned' && (
        <p role="status">
          Ce lot est sous option{'\u00a0'}: la vôtre attendra au rang 2, et devient active si la première tombe.
        </p>
      )}
    </div>
  )
}
