import './pictures.css'

/** A small picture beside words that say the same; nothing where there is none. */
export const Thumbnail = ({ address }: { address: string | null }) =>
  address === null ? null : (
    <img className="lot-thumbnail" src={address} alt="" width={64} height={48} loading="lazy" decoding="async" />
  )
