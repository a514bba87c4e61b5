### Wörter, die eine Erklärung brauchen, dort erklärt, wo sie stehen, in zwei oder drei Sätzen. Eine Sache hat überall einen Namen.

glossary-slot = Ein kleiner Bitcoin-Output, der dir gehört und auf dem Assets liegen. Zum Empfangen muss einer frei sein: Eine Rechnung reserviert ihn, bis sie bezahlt oder zurückgezogen oder er freigegeben wird. Die Bitcoin darin bleiben deine.
glossary-settled = Laut Dienst in einem Block. Was nicht abgeschlossen ist, soll noch kommen oder abgehen, und vielleicht kommt es auch nicht dazu.
glossary-spendable = Was du jetzt senden kannst. Was ein laufender Transfer reserviert, zählt erst wieder dazu, wenn er abgeschlossen oder abgebrochen ist.
glossary-locked = Der Node läuft, aber seine Schlüssel sind verschlossen: Er zahlt nicht und nimmt keine Zahlungen an, bis jemand sein Passwort eingibt. Ein Neustart oder eine Aktualisierung sperrt ihn.
glossary-atOnce = Auch Spende genannt. Die Transaktion geht ins Netzwerk, bevor die Empfänger bestätigt haben, dass sie alles Nötige zum Annehmen des Assets haben. Bestätigen sie es nie, ist es verloren.
