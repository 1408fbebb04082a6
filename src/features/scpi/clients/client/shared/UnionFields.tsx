import { ValueField } from '#client/forms/byKind'

const MARRIED: readonly unknown[] = ['married', 'divorcing', 'legally_separated']

/** What a union is ruled by: a regime for who is married, an agreement for a PACS. */
export function UnionFields({ situation }: { situation: unknown }) {
  const isMarried = MARRIED.includes(situation)
  const isPacs = situation === 'pacs'
  if (!isMarried && !isPacs) return null
  return (
    <>
      <ValueField name={isPacs ? 'pacs_contract_type' : 'mariage_contract_type'} asList />
      <ValueField name="union_date" />
      {isMarried && <ValueField name="has_donation_between_spouses" />}
    </>
  )
}
