import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { Link, useLocation } from 'react-router-dom'
import { selectResource, type EntitiesState } from '#client/entities'
import { useAppSelector } from '#client/store'
import { propertyAddress } from '#features/catalogue/contract'
import { CopyLink } from './CopyLink'
import { LotSale } from './LotSale'
import { besides, leadsFromProgram, parsePassage, type Passage } from './passage'
import { Step } from './Step'

/** Back to the search, to the lots beside this one in it, an option or a booking, and the link to this page. */
export function LotActions({ id }: { id: string }) {
  const { state } = useLocation() as { state: unknown }
  const passage = parsePassage(state)
  const status = useAppSelector((held) => selectResource(held, 'property', id)?.attributes.status)
  return (
    <>
      {passage && <Back passage={passage} />}
      {passage && <Steps passage={passage} id={id} />}
      <LotSale id={id} status={status} />
      <CopyLink copied="Lien du lot copié" />
    </>
  )
}

const Back = ({ passage }: { passage: Passage }) => (
  <Link to={passage.search}>{leadsFromProgram(passage) ? 'Retour au programme' : 'Retour à la recherche'}</Link>
)

function Steps({ passage, id }: { passage: Passage; id: string }) {
  const { previous, next } = besides(passage.lots, id)
  const before = useLotAddress(previous)
  const after = useLotAddress(next)
  return (
    <>
      <Step pathname={before} label="Lot précédent" keys="arrowleft" icon={<LeftOutlined aria-hidden />} />
      <Step pathname={after} label="Lot suivant" keys="arrowright" icon={<RightOutlined aria-hidden />} />
    </>
  )
}

const useLotAddress = (id: string | undefined): string | undefined =>
  useAppSelector((held) => (id === undefined ? undefined : selectLotAddress(held, id)))

/** Address of the page of a lot that the store holds, with its programme; undefined for one without a scheme. */
function selectLotAddress(state: { readonly entities: EntitiesState }, id: string): string | undefined {
  const lot = selectResource(state, 'property', id)
  const linkage = lot?.relationships['program']
  const program = linkage && 'id' in linkage ? selectResource(state, 'program', linkage.id) : undefined
  const project = lot?.attributes.project ?? program?.attributes.project
  return project ? propertyAddress({ project, id }) : undefined
}
