import { useEffect, useRef, type ReactNode } from 'react'
import { ArrowLeftOutlined, CloseOutlined } from '@ant-design/icons'
import { Link } from 'react-router-dom'
import { portalProfileAddress } from '#features/scpi/portal/contract'

interface ChapterFrameProps {
  readonly title: string
  /** Where one was before; the list of chapters when left out. */
  readonly back?: string | undefined
  /** What stands under the page. */
  readonly footer?: ReactNode
  readonly children: ReactNode
}

/** What surrounds a page of a chapter: its title, the way back and the way out. */
export function ChapterFrame({ title, back, footer, children }: ChapterFrameProps) {
  const profile = portalProfileAddress()
  return (
    <div className="chapter">
      <title>{`${title} · Espace client`}</title>
      <header className="chapter-header">
        <Link
          to={back ?? profile}
          aria-label={back === undefined ? 'Retour à mon profil' : 'Question précédente'}
          className="chapter-way"
        >
          <ArrowLeftOutlined aria-hidden />
        </Link>
        <p className="chapter-title">{title}</p>
        <Link to={profile} aria-label="Fermer" className="chapter-way">
          <CloseOutlined aria-hidden />
        </Link>
      </header>
      {children}
      {footer !== undefined && <footer className="chapter-footer">{footer}</footer>}
    </div>
  )
}

interface ChapterHeadingProps {
  readonly id?: string
  /** A heading that changes takes the focus again. */
  readonly of: string
  readonly children: ReactNode
}

/** The heading of a page of a chapter: it has the focus when the page comes. */
export function ChapterHeading({ id, of, children }: ChapterHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [of])
  return (
    <h1 ref={heading} id={id} tabIndex={-1} className="chapter-heading">
      {children}
    </h1>
  )
}
