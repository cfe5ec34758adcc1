import { permanentRedirect } from 'next/navigation';

/** Cars without a type are those of the default catalogue. */
export default function Page() {
  permanentRedirect('/japan/czeny-na-avto');
}
