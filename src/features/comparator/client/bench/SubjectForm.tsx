import { useState } from 'react'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { isNumber } from '#contract/json'
import { AmountInput, ChoiceInput, CompletedTextInput, DecimalInput } from '#client/ui/inputs'
import { formatNumber } from '#client/ui'
import { takeNumber } from '../filters/takeNumber'
import { benchApi } from './api'
import { periods, radii, type Bench, type OtherHome } from './benchAddress'

interface SubjectFormProps {
  readonly bench: Bench
  readonly change: (changed: Partial<Bench>) => void
}

/** Fewer letters begin too many addresses. */
const SHORTEST = 4

/** What is situated, how far around and since when. */
export const SubjectForm = ({ bench, change }: SubjectFormProps) => (
  <div className="bench-form">
    <AddressInput
      home={bench.home}
      isAnother={bench.lot !== null}
      onChange={(home) => {
        change({ home, lot: null, leftOut: [] })
      }}
    />
    {bench.home && (
      <HomeFigures
        home={bench.home}
        onChange={(home) => {
          change({ home })
        }}
      />
    )}
    <ChoiceInput
      asList
      required
      label="Rayon"
      choices={radii.map((value) => ({ value, label: formatNumber(value, { unit: 'km' }) }))}
      value={bench.radius}
      onChange={(radius) => {
        if (typeof radius === 'number') change({ radius })
      }}
    />
    <ChoiceInput
      asList
      required
      label="Période"
      choices={periods.map((value) => ({ value, label: `${String(value)}\u00a0derniers mois` }))}
      value={bench.months}
      onChange={(months) => {
        if (typeof months === 'number') change({ months })
      }}
    />
  </div>
)

/** A home that is no lot: its address is taken from those that are offered, where it stands. */
function AddressInput({
  home,
  isAnother,
  onChange,
}: {
  readonly home: OtherHome | null
  /** A lot is situated; an address would take its place. */
  readonly isAnother: boolean
  readonly onChange: (home: OtherHome) => void
}) {
  const [asked, setAsked] = useState('')
  const { currentData } = benchApi.useBenchAddressesQuery(asked.length < SHORTEST ? skipToken : asked)
  const found = (currentData?.found ?? []).filter(
    ({ latitude, longitude, municipality }) => (isNumber(latitude) && isNumber(longitude)) || municipality !== null,
  )
  return (
    <CompletedTextInput
      label={isAnother ? 'Une autre adresse' : 'Adresse'}
      help={
        home && home.latitude === null
          ? 'Sa position n’est pas connue\u00a0: les références sont celles de la commune.'
          : 'Choisissez l’adresse dans la liste.'
      }
      value={home?.label ?? null}
      onChange={(text) => {
        setAsked(text?.trim() ?? '')
      }}
      completions={found.map(({ label }) => label)}
      onComplete={(place) => {
        const chosen = found[place]
        if (!chosen) return
        const { label, latitude, longitude, municipality } = chosen
        const figures = { surface: home?.surface ?? null, price: home?.price ?? null, rent: home?.rent ?? null }
        onChange({ label, latitude, longitude, municipality, ...figures })
      }}
    />
  )
}

/** What is known of the home of an address. */
const HomeFigures = ({
  home,
  onChange,
}: {
  readonly home: OtherHome
  readonly onChange: (home: OtherHome) => void
}) => (
  <>
    <DecimalInput
      label="Surface"
      unit="m²"
      minimum={0}
      value={home.surface}
      onChange={takeNumber((surface) => {
        onChange({ ...home, surface })
      })}
    />
    <AmountInput
      label="Prix"
      minimum={0}
      value={home.price}
      onChange={takeNumber((price) => {
        onChange({ ...home, price })
      })}
    />
    <AmountInput
      label="Loyer"
      unit="€/mois"
      minimum={0}
      value={home.rent}
      onChange={takeNumber((rent) => {
        onChange({ ...home, rent })
      })}
    />
  </>
)
