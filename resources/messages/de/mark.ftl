# Several of these stand in a row, each with a full stop between.
mark-renamed = Heißt anders als zuvor: Nichts davon wird gesendet
mark-same-ticker = Gleicher Ticker wie ein anderes Asset hier
mark-looks-like = Sieht einem anderen Asset hier ähnlich
mark-like-bitcoin = Heißt wie Bitcoin, ist aber nicht Bitcoin
mark-odd-text = Der Name enthält ungewöhnliche Zeichen
mark-any = Jedes Asset, nach Wahl des Zahlenden
# Read aloud after the beginning of its id.
mark-unlisted = ein Asset, das nicht in der Liste steht
