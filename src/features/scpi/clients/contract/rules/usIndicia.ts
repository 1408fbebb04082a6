import type { Attributes } from '#contract'
import type { usIndicia } from '../choices'

type Client = Partial<Attributes<'scpi_client'>>

const US = 'US'
/** Numbers of the North American plan: Canada has it too, so that somebody decides. */
const isAmericanNumber = (phone: string | null | undefined): boolean =>
  /^(?:\+|00)1/.test((phone ?? '').replace(/\s/g, ''))

/** The signs that the identity of a client gives that he may be a US person (FATCA agreement of 14 November 2013, annex I, II.B.1). */
export function usIndiciaOf(client: Client): readonly (keyof typeof usIndicia)[] {
  const { nationality1, nationality2, birth_country: born, country, phone, pro_phone: work } = client
  return [
    ...(nationality1 === US || nationality2 === US ? (['us_citizenship'] as const) : []),
    ...(born === US ? (['us_birthplace'] as const) : []),
    ...(country === US ? (['us_address'] as const) : []),
    ...([phone, work].some(isAmericanNumber) ? (['us_phone'] as const) : []),
  ]
}
