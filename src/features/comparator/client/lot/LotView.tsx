import { Link, useLocation, useNavigate } from 'react-router-dom'
import { SwapOutlined } from '@ant-design/icons'
import type { ResourceOf } from '#contract/jsonapi'
import { Card, PageHeader } from '#client/ui'
import { PageBody } from '#client/ui/layout'
import { selectResource } from '#client/entities'
import { useAppSelector } from '#client/store'
import { Commissions, lotKind, usePlaces } from '#features/catalogue/client/lots'
import { programAddress, type Catalogue, type CatalogueProperty } from '#features/catalogue/contract'
import { ReportError } from '#features/catalogue/client/updates'
import { Button } from '#client/ui/controls'
import { LazyGallery } from '../pictures/LazyGallery'
import { DeclareClient } from './DeclareClient'
import { Documents, hasDocuments } from './Documents'
import { KeyFacts } from './KeyFacts'
import { LotActions } from './LotActions'
import { LotDescription } from './LotDescription'
import { LotPart, LotParts, type LotPartName } from './LotParts'
import { LotStatus } from './LotStatus'
import { PriceHistory } from './PriceHistory'
import { PriceStanding } from './PriceStanding'
import { Quarter } from './Quarter'
import { ScoresCard } from './ScoresCard'
import { SimilarLots } from './SimilarLots'
import { WhatItGives } from './WhatItGives'
import { compareWith } from './compareWith'
import { parsePassage } from './passage'
import { useJudging } from '../useJudging'

interface LotViewProps {
  readonly resource: ResourceOf<'property'>
  /** The lot as the catalogue has it; undefined until that is read, and for one that it does not list. */
  readonly lot: CatalogueProperty | undefined
  readonly catalogue: Catalogue | undefined
}

/** The page of a lot. */
export function LotView({ resource, lot, catalogue }: LotViewProps) {
  const { id, attributes, relationships } = resource
  const program = useProgram(relationships['program'])
  const { title, name } = useWords(attributes, program)
  return (
    <>
      <title>{`${name} · Solive`}</title>
      <PageHeader
        title={title}
        extra={
          <>
            <span className="lot-of">
              <ProgramName program={program}>{name}</ProgramName>
            </span>
            <LotStatus status={attributes.status ?? null} />
          </>
        }
        actions={<LotActions id={id} />}
      />
      <PageBody>
        {catalogue && lot && lot.status !== 'available' && <SimilarLots lot={lot} catalogue={catalogue} />}
        <Parts {...{ resource, lot, catalogue, program }} />
      </PageBody>
    </>
  )
}

interface PartsProps extends LotViewProps {
  readonly program: ResourceOf<'program'> | undefined
}

/** What it is at a glance, what it gives, then the rest; the second stands beside the others on a wide screen. */
function Parts({ resource: { id, attributes }, resource, lot, catalogue, program }: PartsProps) {
  return (
    <div className="lot-page">
      <div className="lot-page-top">
        <LazyGallery pictures={attributes.pictures} illustration={program?.attributes.illustration} />
        <KeyFacts lot={attributes} program={program} />
        <LotParts shown={partsOf({ resource, lot, program })} />
      </div>
      <div className="lot-page-side">
        <LotPart name="chiffres">
          {catalogue && lot && <WhatItGives lot={lot} catalogue={catalogue} />}
          {catalogue && lot && <PriceStanding lot={lot} catalogue={catalogue} />}
          <Compare id={id} municipality={attributes.municipality ?? null} />
          {program && <DeclareClient block program={program.id} />}
          <Commissions lot={id} />
        </LotPart>
      </div>
      <div className="lot-page-main">
        <div className="lot-page-columns">
          <LotPart name="notes">{lot && <ScoresCard lot={lot} />}</LotPart>
          <LotPart name="quartier">{program && lot && <Quarter program={program.attributes} lot={lot} />}</LotPart>
        </div>
        <LotPart name="bien">
          <Described resource={resource} program={program} />
          <PriceHistory resource={resource} />
        </LotPart>
        <LotPart name="programme">{program && <Presentation program={program} />}</LotPart>
        <LotPart name="documents">
          {hasDocuments({ lot: attributes, program }) && <Documents lot={attributes} program={program} />}
        </LotPart>
      </div>
    </div>
  )
}

const partsOf = ({ resource, lot, program }: Omit<PartsProps, 'catalogue'>): readonly LotPartName[] => [
  ...(lot ? (['chiffres'] as const) : []),
  ...(lot ? (['notes'] as const) : []),
  ...(lot && program ? (['quartier'] as const) : []),
  'bien',
  ...(program?.attributes.description ? (['programme'] as const) : []),
  ...(hasDocuments({ lot: resource.attributes, program }) ? (['documents'] as const) : []),
]

/** What is known of the lot, what is wrong in it, and where its price stands. */
function Described({ resource, program }: Pick<Parameters<typeof LotDescription>[0], 'resource' | 'program'>) {
  const { id, attributes } = resource
  return (
    <LotDescription
      resource={resource}
      program={program}
      actions={<ReportError type="property" id={id} attributes={attributes} />}
    />
  )
}

/** The name of the lot, which leads to its programme once that is held. */
function ProgramName({ program, children }: { program: ResourceOf<'program'> | undefined; children: string }) {
  const { search, state } = useLocation() as { search: string; state: unknown }
  const project = program?.attributes.project
  if (!program || !project) return children
  return (
    <Link to={{ pathname: programAddress({ project, id: program.id }), search }} state={state}>
      {children}
    </Link>
  )
}

/** What the promoter says of the programme. */
function Presentation({ program: { attributes } }: { program: ResourceOf<'program'> }) {
  const { description } = attributes
  if (!description) return null
  return (
    <Card title="Le programme">
      <p className="lot-text">{description}</p>
    </Card>
  )
}

/** `T2 · 43,2 m² · Montpellier`, and `Les Terrasses d’Ocrée, lot B204`. */
function useWords(lot: ResourceOf<'property'>['attributes'], program: ResourceOf<'program'> | undefined) {
  const { kind = null, rooms = null, surface = null, reference = null } = lot
  const place = lot.municipality ?? program?.attributes.municipality ?? null
  const { nameOf } = usePlaces([place])
  return {
    title: [lotKind({ kind, rooms, surface }), nameOf(place)].join(' · '),
    name: [program?.attributes.name, lotWord(reference)].filter(Boolean).join(', '),
  }
}

/** `lot B204`; an alias says itself that it is one. */
const lotWord = (reference: string | null): string =>
  reference === null || reference.startsWith('Lot ') ? (reference ?? '') : `lot ${reference}`

/** The programme that a relationship leads to, once it is held. */
function useProgram(linkage: ResourceOf<'property'>['relationships'][string] | undefined) {
  const id = linkage && 'id' in linkage ? linkage.id : ''
  return useAppSelector((state) => selectResource(state, 'program', id))
}

/** Sets the lot beside others. */
function Compare({ id, municipality }: Parameters<typeof compareWith>[0]) {
  const { state } = useLocation() as { state: unknown }
  const navigate = useNavigate()
  const { clientFile, weights, floors } = useJudging()
  const address = compareWith({ id, municipality }, parsePassage(state), { clientFile, weights, floors })
  return (
    <Button
      block
      icon={<SwapOutlined aria-hidden />}
      disabled={address === undefined}
      title={address === undefined ? 'Quatre lots sont déjà à comparer' : undefined}
      onClick={() => {
        if (address !== undefined) void navigate(address)
      }}
    >
      Comparer
    </Button>
  )
}
