import { useParams } from 'react-router-dom'
import { Refusal } from '#client/screens/errors'
import { parseSoldUnder } from '#features/catalogue/contract'
import { PublicLot } from './PublicLot'
import { PublicProgram } from './PublicProgram'

/** A lot or a programme for who has no account: what its firm shows of it on its public host. @throws {Refusal} 404 for what names none */
export function PublicScreen() {
  const { page = '', named = '' } = useParams()
  const soldUnder = parseSoldUnder(named)
  if (soldUnder && page === 'details') return <PublicLot key={soldUnder.id} {...soldUnder} />
  if (soldUnder && page === 'programme') return <PublicProgram key={soldUnder.id} {...soldUnder} />
  throw new Refusal(404, 'Page not found')
}
